-- What was stored before comes in again with the next look at the files, in short rows.
DELETE FROM "library_files";--> statement-breakpoint
DROP INDEX "library_files_supersedes";--> statement-breakpoint
ALTER TABLE "library_search" ADD COLUMN "filler" text DEFAULT repeat(' ', 2100) NOT NULL;--> statement-breakpoint
CREATE INDEX "library_files_supersedes" ON "library_files" USING btree ("id") WHERE "library_files"."supersedes" <> '{}';