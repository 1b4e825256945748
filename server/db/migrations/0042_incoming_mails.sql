CREATE TABLE "bounced_addresses" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incoming_mails" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"message_id" text,
	"received" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"content" jsonb,
	"raw" "bytea",
	CONSTRAINT "incoming_mails_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
CREATE TABLE "reply_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"trid" text DEFAULT '' NOT NULL,
	"record_id" text DEFAULT '' NOT NULL,
	"used" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bounced_addresses" ADD CONSTRAINT "bounced_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_mails_record" ON "incoming_mails" USING btree ("trid","record_id","received");--> statement-breakpoint
CREATE INDEX "incoming_mails_user" ON "incoming_mails" USING btree ("trid","user_id","received");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_addresses_place" ON "reply_addresses" USING btree ("user_id","trid","record_id");--> statement-breakpoint
CREATE INDEX "reply_addresses_used" ON "reply_addresses" USING btree ("used");