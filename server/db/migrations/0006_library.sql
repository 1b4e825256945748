CREATE TABLE "library_audiences" (
	"id" serial PRIMARY KEY NOT NULL,
	"repository" text NOT NULL,
	"trid" text NOT NULL,
	"roles" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_favourites" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "library_favourites_user_id_path_pk" PRIMARY KEY("user_id","path")
);
--> statement-breakpoint
CREATE TABLE "library_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"audience" integer NOT NULL,
	"size" bigint NOT NULL,
	"modified" bigint NOT NULL,
	"changed" bigint NOT NULL,
	"inode" text NOT NULL,
	"hash" text,
	"crc" bigint,
	"meta_modified" bigint NOT NULL,
	"description" text,
	"version" text,
	"shortcuturl" text NOT NULL,
	"valid_from" text,
	"valid_until" text,
	"supersedes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_folders" (
	"folder" text NOT NULL,
	"audience" integer NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"newest" bigint NOT NULL,
	CONSTRAINT "library_folders_folder_audience_pk" PRIMARY KEY("folder","audience")
);
--> statement-breakpoint
CREATE TABLE "library_follows" (
	"user_id" text NOT NULL,
	"folder" text NOT NULL,
	"seen" bigint NOT NULL,
	"mailed" bigint NOT NULL,
	CONSTRAINT "library_follows_user_id_folder_pk" PRIMARY KEY("user_id","folder")
);
--> statement-breakpoint
CREATE TABLE "library_search" (
	"file" integer PRIMARY KEY NOT NULL,
	"audience" integer NOT NULL,
	"extension" text NOT NULL,
	"modified" bigint NOT NULL,
	"superseded" boolean DEFAULT false NOT NULL,
	"valid_until" text,
	"title" "tsvector" NOT NULL,
	"everything" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_texts" (
	"file" integer PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"modified" bigint NOT NULL,
	"version" text,
	"replaced" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_visits" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"since" bigint,
	"last" bigint NOT NULL,
	CONSTRAINT "library_visits_user_id_path_pk" PRIMARY KEY("user_id","path")
);
--> statement-breakpoint
CREATE TABLE "library_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_favourites" ADD CONSTRAINT "library_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_audience_library_audiences_id_fk" FOREIGN KEY ("audience") REFERENCES "public"."library_audiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_follows" ADD CONSTRAINT "library_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_search" ADD CONSTRAINT "library_search_file_library_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."library_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_texts" ADD CONSTRAINT "library_texts_file_library_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."library_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_visits" ADD CONSTRAINT "library_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "library_audiences_rule" ON "library_audiences" USING btree ("repository","trid","roles");--> statement-breakpoint
CREATE UNIQUE INDEX "library_files_path" ON "library_files" USING btree ("path");--> statement-breakpoint
CREATE INDEX "library_files_folder" ON "library_files" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "library_files_modified" ON "library_files" USING btree ("modified");--> statement-breakpoint
CREATE INDEX "library_files_changed" ON "library_files" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "library_files_unread" ON "library_files" USING btree ("id") WHERE "library_files"."hash" is null;--> statement-breakpoint
CREATE INDEX "library_files_supersedes" ON "library_files" USING gin ("supersedes");--> statement-breakpoint
CREATE INDEX "library_follows_mailed" ON "library_follows" USING btree ("mailed");--> statement-breakpoint
CREATE INDEX "library_search_everything" ON "library_search" USING gin ("everything");--> statement-breakpoint
CREATE INDEX "library_versions_path" ON "library_versions" USING btree ("path");--> statement-breakpoint
CREATE INDEX "library_words_trigrams" ON "library_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- What a search sorts and counts by stays in short rows; the long vector lies beside them.
ALTER TABLE "library_search" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "library_search" ALTER COLUMN "title" SET STORAGE MAIN;
