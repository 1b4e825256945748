DROP INDEX "library_files_unread";--> statement-breakpoint
ALTER TABLE "library_files" ADD COLUMN "pending" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "library_files_pending" ON "library_files" USING btree ("id") WHERE "library_files"."pending";