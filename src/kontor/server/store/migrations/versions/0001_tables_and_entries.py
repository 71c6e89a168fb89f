"""Tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_bot", "tables", ["bot_due", "claimed_until"])
    op.create_index("tables_by_list", "tables", ["public", "status", "created"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("tables")
