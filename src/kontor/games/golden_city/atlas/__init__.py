"""Maps of islands: their outlines, their pictures, and what is unusual about them."""
