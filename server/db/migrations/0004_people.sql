CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"created" bigint NOT NULL,
	"seen" bigint NOT NULL,
	CONSTRAINT "known_devices_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created" bigint NOT NULL,
	"last_used" bigint,
	"key" text NOT NULL,
	"credential" text,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"uses" bigint DEFAULT 0 NOT NULL,
	"used_steps" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_photos" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mimetype" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"modified" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"salutation" text,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"position" text,
	"mobile" text
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"side" text NOT NULL,
	"type" text NOT NULL,
	"task" text NOT NULL,
	"foreignid" text,
	"title" text NOT NULL,
	"since" bigint NOT NULL,
	"from" bigint NOT NULL,
	"due" bigint,
	"audience" text[] DEFAULT '{}' NOT NULL,
	"assignee" text,
	"words" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "work_items_trid_record_id_side_pk" PRIMARY KEY("trid","record_id","side")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"modified" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"digest" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event" text NOT NULL,
	"title" jsonb NOT NULL,
	"link" text NOT NULL,
	"created" bigint NOT NULL,
	"read" bigint,
	"digest" boolean DEFAULT false NOT NULL,
	"trid" text,
	"record_id" text,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"newsletter" text
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"anchor_seq" bigint NOT NULL,
	"anchor_hash" text NOT NULL,
	"checked" bigint,
	"fault_seq" bigint,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"time" bigint NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"actor" text,
	"trid" text,
	"record_type" text,
	"record_id" text,
	"number" text,
	"text" text,
	"address" text,
	"seq" bigint,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "finished_work" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"finished" bigint NOT NULL,
	"type" text NOT NULL,
	"since" bigint NOT NULL,
	"due" bigint,
	CONSTRAINT "finished_work_trid_record_id_finished_pk" PRIMARY KEY("trid","record_id","finished")
);
--> statement-breakpoint
CREATE TABLE "internal_notes" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"id" text NOT NULL,
	"time" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "internal_notes_trid_record_id_id_pk" PRIMARY KEY("trid","record_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_assignments" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "staff_assignments_trid_record_id_pk" PRIMARY KEY("trid","record_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tells" jsonb;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "read" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_photos" ADD CONSTRAINT "user_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD CONSTRAINT "mail_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_assignments" ADD CONSTRAINT "staff_assignments_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen");--> statement-breakpoint
CREATE INDEX "second_factors_user" ON "second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_credential" ON "second_factors" USING btree ("credential");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires" ON "email_changes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "work_items_foundation" ON "work_items" USING btree ("trid","side","type","due");--> statement-breakpoint
CREATE INDEX "work_items_staff" ON "work_items" USING btree (coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff';--> statement-breakpoint
CREATE INDEX "work_items_kind" ON "work_items" USING btree ("type",coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff';--> statement-breakpoint
CREATE INDEX "work_items_assignee" ON "work_items" USING btree (coalesce("assignee", ''),coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff';--> statement-breakpoint
CREATE INDEX "work_items_new" ON "work_items" USING btree (coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff' and "work_items"."task" in ('review', 'decide');--> statement-breakpoint
CREATE INDEX "work_items_words" ON "work_items" USING gin ("words") WHERE "work_items"."side" = 'staff';--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read" is null;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("user_id","created") WHERE "notifications"."digest";--> statement-breakpoint
CREATE INDEX "notifications_newsletter" ON "notifications" USING btree ("newsletter") WHERE "notifications"."newsletter" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_seq" ON "audit_entries" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" USING btree ("id") WHERE "audit_entries"."seq" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","time");--> statement-breakpoint
CREATE INDEX "audit_entries_trid" ON "audit_entries" USING btree ("trid","time");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("record_id","time");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("kind","time");--> statement-breakpoint
CREATE INDEX "finished_work_finished" ON "finished_work" USING btree ("finished","type","due");