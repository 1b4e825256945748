-- What the tables need is written by hand before and after what drizzle-kit makes of them.
-- Text as German lists sort it (DIN 5007-1): accents dropped, ß as ss, small letters.
CREATE FUNCTION fold_plain(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(translate(replace(replace(input, 'ß', 'ss'), 'ẞ', 'ss'),
    'ÄÖÜäöüÀÁÂÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåçèéêëìíîïñòóôõøùúûýÿČčĆćĐđĞğİıŁłŃńŘřŞşŚśŠšŻżŽž',
    'AOUaouAAAAACEEEEIIIINOOOOOUUUYaaaaaceeeeiiiinooooouuuyyCcCcDdGgIiLlNnRrSsSsSsZzZz'))
$$;
--> statement-breakpoint
-- The same with the two-letter forms of DIN 5007-2: ä as ae.
CREATE FUNCTION fold_letters(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT fold_plain(replace(replace(replace(replace(replace(replace(input, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'))
$$;
--> statement-breakpoint
-- The same as `fold_plain`, and whole numbers as numbers: 9 before 10. Read once, because indexes are made where no other function is in sight.
CREATE FUNCTION sort_key(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN input ~ '^[0-9]{1,18}$' THEN lpad(input, 18, '0') ELSE fold_plain(input) END;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- An index over words that begins with the foundation.
CREATE EXTENSION IF NOT EXISTS btree_gin;
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
--> statement-breakpoint
CREATE TABLE "activities" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"time" bigint NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	CONSTRAINT "activities_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
CREATE TABLE "download_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session" text DEFAULT '' NOT NULL,
	"files" jsonb NOT NULL,
	"name" text NOT NULL,
	"created" bigint NOT NULL,
	"first_used" bigint
);
--> statement-breakpoint
CREATE TABLE "foundations" (
	"trid" text PRIMARY KEY NOT NULL,
	"title" text,
	"type" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"app" text DEFAULT 'ETC' NOT NULL,
	"number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"trid" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_trid_user_id_key_pk" PRIMARY KEY("trid","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" text NOT NULL,
	"trid" text NOT NULL,
	CONSTRAINT "memberships_user_id_trid_pk" PRIMARY KEY("user_id","trid")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purpose_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revoked_tokens" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"mimetype" text NOT NULL,
	"size" bigint NOT NULL,
	"finished" bigint,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"time" bigint NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"must_reset_password" boolean DEFAULT false NOT NULL,
	"accepted_terms" text,
	"accepted_terms_at" bigint,
	"sessions_since" bigint DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"password_set" bigint,
	"last_active" bigint,
	"idle_noticed" bigint
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"record_id" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"mimetype" text NOT NULL,
	"size" bigint NOT NULL,
	"created" bigint NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "attachments_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_events" (
	"trid" text NOT NULL,
	"subject" text NOT NULL,
	"id" text NOT NULL,
	"record_id" text NOT NULL,
	"time" bigint NOT NULL,
	"actor" text NOT NULL,
	"staff" boolean NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	CONSTRAINT "record_events_trid_subject_id_pk" PRIMARY KEY("trid","subject","id")
);
--> statement-breakpoint
CREATE TABLE "record_locks" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "record_locks_trid_record_id_pk" PRIMARY KEY("trid","record_id")
);
--> statement-breakpoint
CREATE TABLE "record_tallies" (
	"trid" text NOT NULL,
	"type" text NOT NULL,
	"archived" boolean NOT NULL,
	"values" text[] NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "record_tallies_trid_type_archived_values_pk" PRIMARY KEY("trid","type","archived","values")
);
--> statement-breakpoint
CREATE TABLE "records" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"foreignid" text,
	"number" bigint NOT NULL,
	"value1" text,
	"value2" text,
	"value3" text,
	"value4" text,
	"value5" text,
	"value6" text,
	"value7" text,
	"value8" text,
	"value9" text,
	"archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" bigint NOT NULL,
	"created_by" text NOT NULL,
	"modified" bigint NOT NULL,
	"modified_by" text NOT NULL,
	"data" jsonb NOT NULL,
	"search_text" "tsvector" NOT NULL,
	"audience" text[] DEFAULT '{}' NOT NULL,
	"due" bigint,
	"unique_key" text,
	CONSTRAINT "records_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" text PRIMARY KEY NOT NULL,
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"seen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created" bigint NOT NULL,
	"expires" bigint NOT NULL,
	"client" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_inputs" (
	"trid" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "form_inputs_trid_user_id_key_pk" PRIMARY KEY("trid","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "user_form_inputs" (
	"user_id" text NOT NULL,
	"trid" text NOT NULL,
	"key" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploads" text[] NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "user_form_inputs_user_id_trid_key_pk" PRIMARY KEY("user_id","trid","key")
);
--> statement-breakpoint
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
	"pending" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "library_folder_metas" (
	"folder" text PRIMARY KEY NOT NULL,
	"meta_modified" bigint NOT NULL,
	"title" text,
	"description" text,
	"roles" text[] NOT NULL
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
CREATE TABLE "library_gone" (
	"file" integer PRIMARY KEY NOT NULL,
	"gone_in" bigint NOT NULL,
	"gone" bigint NOT NULL
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
	"everything" "tsvector" NOT NULL,
	"filler" text DEFAULT repeat(' ', 2100) NOT NULL,
	"changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
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
	"word" text PRIMARY KEY NOT NULL,
	"folded" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "academy_certificates" (
	"user_id" text NOT NULL,
	"course" text NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"issued" bigint NOT NULL,
	CONSTRAINT "academy_certificates_user_id_course_pk" PRIMARY KEY("user_id","course"),
	CONSTRAINT "academy_certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "academy_progress" (
	"user_id" text NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"opened" bigint NOT NULL,
	"done" bigint,
	"second" integer,
	CONSTRAINT "academy_progress_user_id_course_lesson_pk" PRIMARY KEY("user_id","course","lesson")
);
--> statement-breakpoint
CREATE TABLE "dismissed_announcements" (
	"user_id" text NOT NULL,
	"announcement" text NOT NULL,
	"dismissed" bigint NOT NULL,
	CONSTRAINT "dismissed_announcements_user_id_announcement_pk" PRIMARY KEY("user_id","announcement")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "download_tokens" ADD CONSTRAINT "download_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purpose_tokens" ADD CONSTRAINT "purpose_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_events" ADD CONSTRAINT "record_events_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_locks" ADD CONSTRAINT "record_locks_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "form_inputs" ADD CONSTRAINT "form_inputs_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_form_inputs" ADD CONSTRAINT "user_form_inputs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_favourites" ADD CONSTRAINT "library_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_audience_library_audiences_id_fk" FOREIGN KEY ("audience") REFERENCES "public"."library_audiences"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_follows" ADD CONSTRAINT "library_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_search" ADD CONSTRAINT "library_search_file_library_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."library_files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_texts" ADD CONSTRAINT "library_texts_file_library_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."library_files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_visits" ADD CONSTRAINT "library_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_certificates" ADD CONSTRAINT "academy_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_progress" ADD CONSTRAINT "academy_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dismissed_announcements" ADD CONSTRAINT "dismissed_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activities_time" ON "activities" USING btree ("trid","time");
--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency_keys" USING btree ("trid","created");
--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("next_attempt");
--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created");
--> statement-breakpoint
CREATE INDEX "user_activities_user" ON "user_activities" USING btree ("user_id","time");
--> statement-breakpoint
CREATE INDEX "user_activities_time" ON "user_activities" USING btree ("time");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree ("account","username");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "attachments_record" ON "attachments" USING btree ("trid","record_id");
--> statement-breakpoint
CREATE INDEX "record_events_record" ON "record_events" USING btree ("trid","record_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "records_number" ON "records" USING btree ("trid","type","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "records_foreignid" ON "records" USING btree ("trid","type","foreignid");
--> statement-breakpoint
CREATE UNIQUE INDEX "records_unique_key" ON "records" USING btree ("trid","type","unique_key");
--> statement-breakpoint
CREATE INDEX "records_due" ON "records" USING btree ("trid","due") WHERE "records"."due" is not null;
--> statement-breakpoint
CREATE INDEX "records_created" ON "records" USING btree ("trid","type","created","number");
--> statement-breakpoint
CREATE INDEX "records_modified" ON "records" USING btree ("trid","type","modified","number");
--> statement-breakpoint
CREATE INDEX "records_by_value1" ON "records" USING btree ("trid","type",(sort_key(coalesce("value1", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value2" ON "records" USING btree ("trid","type",(sort_key(coalesce("value2", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value3" ON "records" USING btree ("trid","type",(sort_key(coalesce("value3", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value4" ON "records" USING btree ("trid","type",(sort_key(coalesce("value4", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value5" ON "records" USING btree ("trid","type",(sort_key(coalesce("value5", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value6" ON "records" USING btree ("trid","type",(sort_key(coalesce("value6", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value7" ON "records" USING btree ("trid","type",(sort_key(coalesce("value7", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value8" ON "records" USING btree ("trid","type",(sort_key(coalesce("value8", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_by_value9" ON "records" USING btree ("trid","type",(sort_key(coalesce("value9", '')) collate "C"),"number");
--> statement-breakpoint
CREATE INDEX "records_search" ON "records" USING gin ("trid","search_text");
--> statement-breakpoint
CREATE INDEX "budgets_full_at" ON "budgets" USING btree ("full_at");
--> statement-breakpoint
CREATE INDEX "known_addresses_seen" ON "known_addresses" USING btree ("seen");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "form_inputs_modified" ON "form_inputs" USING btree ("trid","modified");
--> statement-breakpoint
CREATE INDEX "user_form_inputs_modified" ON "user_form_inputs" USING btree ("modified");
--> statement-breakpoint
CREATE UNIQUE INDEX "library_audiences_rule" ON "library_audiences" USING btree ("trid","repository","roles");
--> statement-breakpoint
CREATE UNIQUE INDEX "library_files_path" ON "library_files" USING btree ("path");
--> statement-breakpoint
CREATE INDEX "library_files_folder" ON "library_files" USING btree ("folder");
--> statement-breakpoint
CREATE INDEX "library_files_inode" ON "library_files" USING btree ("inode");
--> statement-breakpoint
CREATE INDEX "library_files_modified" ON "library_files" USING btree ("modified");
--> statement-breakpoint
CREATE INDEX "library_files_changed" ON "library_files" USING btree ("changed");
--> statement-breakpoint
CREATE INDEX "library_files_pending" ON "library_files" USING btree (("hash" is null),"id") WHERE "library_files"."pending";
--> statement-breakpoint
CREATE INDEX "library_files_supersedes" ON "library_files" USING btree ("id") WHERE "library_files"."supersedes" <> '{}';
--> statement-breakpoint
CREATE INDEX "library_follows_mailed" ON "library_follows" USING btree ("mailed");
--> statement-breakpoint
CREATE INDEX "library_gone_in" ON "library_gone" USING btree ("gone_in");
--> statement-breakpoint
CREATE INDEX "library_search_everything" ON "library_search" USING gin ("everything");
--> statement-breakpoint
CREATE INDEX "library_search_changed_in" ON "library_search" USING btree ("changed_in");
--> statement-breakpoint
CREATE INDEX "library_versions_path" ON "library_versions" USING btree ("path");
--> statement-breakpoint
CREATE INDEX "library_words_trigrams" ON "library_words" USING gin ("folded" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "library_words_folded" ON "library_words" USING btree ("folded");
--> statement-breakpoint
CREATE INDEX "dismissed_announcements_dismissed" ON "dismissed_announcements" USING btree ("dismissed");
--> statement-breakpoint
-- What a search sorts and counts by stays in short rows; the long vector lies beside them.
ALTER TABLE "library_search" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "library_search" ALTER COLUMN "title" SET STORAGE MAIN;
--> statement-breakpoint
CREATE FUNCTION library_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in = pg_current_xact_id()::text::bigint;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER library_search_changes BEFORE UPDATE ON library_search
  FOR EACH ROW EXECUTE FUNCTION library_note_change();
--> statement-breakpoint
CREATE FUNCTION library_note_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_gone (file, gone_in, gone)
    SELECT file, pg_current_xact_id()::text::bigint, (extract(epoch FROM now()) * 1000)::bigint FROM removed
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER library_search_removed AFTER DELETE ON library_search REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION library_note_gone();
--> statement-breakpoint
-- Searches are planned without knowing which words are frequent, and to find that out `analyze` reads tens of thousands
-- of long vectors and texts: seconds of work.
ALTER TABLE "library_search" ALTER COLUMN "title" SET STATISTICS 0, ALTER COLUMN "everything" SET STATISTICS 0,
  ALTER COLUMN "filler" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "library_texts" ALTER COLUMN "body" SET STATISTICS 0;
