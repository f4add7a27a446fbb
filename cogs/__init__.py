"""Discord: commands, panels, cards and the services behind them. No SQL and no drawing here."""
