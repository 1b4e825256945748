CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"trid" text,
	"user_id" text,
	"time" bigint NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"mimetype" text NOT NULL,
	"size" bigint NOT NULL,
	"created" bigint NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"type" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
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
	"number" text NOT NULL,
	"vo_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact_person" jsonb
);
--> statement-breakpoint
CREATE TABLE "hotspot_links" (
	"id" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"modifydate" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"link" text NOT NULL,
	"category" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"valid_from" bigint,
	"valid_to" bigint
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
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
CREATE TABLE "record_tallies" (
	"trid" text NOT NULL,
	"type" text NOT NULL,
	"archived" boolean NOT NULL,
	"value2" text NOT NULL,
	"value5" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "record_tallies_trid_type_archived_value2_value5_pk" PRIMARY KEY("trid","type","archived","value2","value5")
);
--> statement-breakpoint
CREATE TABLE "records" (
	"id" text PRIMARY KEY NOT NULL,
	"trid" text NOT NULL,
	"type" text NOT NULL,
	"foreignid" integer NOT NULL,
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
	"search_text" "tsvector" NOT NULL
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
	"created" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tokens" ADD CONSTRAINT "download_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purpose_tokens" ADD CONSTRAINT "purpose_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_time" ON "activities" USING btree ("trid","time");--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","time");--> statement-breakpoint
CREATE INDEX "attachments_record" ON "attachments" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("next_attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "records_foreignid" ON "records" USING btree ("trid","type","foreignid");--> statement-breakpoint
CREATE INDEX "records_value2" ON "records" USING btree ("trid","type","value2","foreignid");--> statement-breakpoint
CREATE INDEX "records_value5" ON "records" USING btree ("trid","type","value5","foreignid");--> statement-breakpoint
CREATE INDEX "records_created" ON "records" USING btree ("trid","type","created","foreignid");--> statement-breakpoint
CREATE INDEX "records_modified" ON "records" USING btree ("trid","type","modified","foreignid");--> statement-breakpoint
CREATE INDEX "records_by_value1" ON "records" USING btree ("trid","type",(fold_plain(coalesce("value1", '')) collate "C"),"foreignid");--> statement-breakpoint
CREATE INDEX "records_by_value2" ON "records" USING btree ("trid","type",(fold_plain(coalesce("value2", '')) collate "C"),"foreignid");--> statement-breakpoint
CREATE INDEX "records_by_value3" ON "records" USING btree ("trid","type",(fold_plain(coalesce("value3", '')) collate "C"),"foreignid");--> statement-breakpoint
CREATE INDEX "records_by_value5" ON "records" USING btree ("trid","type",(fold_plain(coalesce("value5", '')) collate "C"),"foreignid");--> statement-breakpoint
CREATE INDEX "records_by_value6" ON "records" USING btree ("trid","type",(fold_plain(coalesce("value6", '')) collate "C"),"foreignid");--> statement-breakpoint
CREATE INDEX "records_search" ON "records" USING gin ("search_text");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree ("account","username");