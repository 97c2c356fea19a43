"""The record of a match: what came of it, how it went in plots, and every act again."""
