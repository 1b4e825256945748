CREATE TABLE "notice_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"notice" text NOT NULL,
	"time" bigint NOT NULL,
	"user_id" text NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"text" jsonb,
	"promised" bigint,
	"is_pending" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_readers" (
	"notice" text NOT NULL,
	"user_id" text NOT NULL,
	"seen" bigint NOT NULL,
	"answer" text,
	CONSTRAINT "notice_readers_notice_user_id_pk" PRIMARY KEY("notice","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"begin" bigint,
	"visible_from" bigint,
	"promise" bigint,
	"end" bigint,
	"resolved" bigint,
	"ended" bigint,
	"corrected" bigint,
	"published" bigint,
	"modified" bigint NOT NULL,
	"reach" jsonb DEFAULT '{"users":0,"foundations":0}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "notice_messages" ADD CONSTRAINT "notice_messages_notice_notices_id_fk" FOREIGN KEY ("notice") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_notice_notices_id_fk" FOREIGN KEY ("notice") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_messages_notice" ON "notice_messages" USING btree ("notice","id");--> statement-breakpoint
CREATE INDEX "notice_messages_pending" ON "notice_messages" USING btree ("id") WHERE "notice_messages"."is_pending";--> statement-breakpoint
CREATE INDEX "notice_readers_user" ON "notice_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notices_modified" ON "notices" USING btree ("modified");--> statement-breakpoint
CREATE INDEX "notices_open" ON "notices" USING btree ("modified") WHERE "notices"."published" is not null and "notices"."ended" is null;