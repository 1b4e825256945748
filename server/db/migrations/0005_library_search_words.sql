CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Before unaccent, because the list of stop words has umlauts.
CREATE TEXT SEARCH DICTIONARY german_stops (TEMPLATE = simple, STOPWORDS = german, ACCEPT = false);
--> statement-breakpoint
-- Names and texts of the library, for which café and cafe are one word.
CREATE TEXT SEARCH CONFIGURATION library (COPY = german);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION library
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH german_stops, unaccent, german_stem;
