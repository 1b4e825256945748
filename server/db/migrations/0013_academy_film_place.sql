CREATE TABLE "library_folder_metas" (
	"folder" text PRIMARY KEY NOT NULL,
	"meta_modified" bigint NOT NULL,
	"title" text,
	"description" text,
	"roles" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "academy_progress" ADD COLUMN "second" integer;