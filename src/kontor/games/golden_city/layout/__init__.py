"""Lays out islands by chance that obey GC-I1 … GC-I9; equal seed, equal island."""
