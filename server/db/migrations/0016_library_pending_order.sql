DROP INDEX "library_files_pending";--> statement-breakpoint
CREATE INDEX "library_files_pending" ON "library_files" USING btree (("hash" is null),"id") WHERE "library_files"."pending";