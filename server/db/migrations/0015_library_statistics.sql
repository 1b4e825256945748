-- Searches are planned without knowing which words are frequent, and to find that out `analyze` reads tens of thousands
-- of long vectors and texts: seconds in which the embedded database answers nothing else.
ALTER TABLE "library_search" ALTER COLUMN "title" SET STATISTICS 0, ALTER COLUMN "everything" SET STATISTICS 0,
  ALTER COLUMN "filler" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "library_texts" ALTER COLUMN "body" SET STATISTICS 0;
