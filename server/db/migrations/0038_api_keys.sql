CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"trid" text NOT NULL,
	"name" text NOT NULL,
	"begin" text NOT NULL,
	"hash" text NOT NULL,
	"former_hash" text,
	"former_until" bigint,
	"rights" jsonb NOT NULL,
	"networks" text[] NOT NULL,
	"created" bigint NOT NULL,
	"giver" text NOT NULL,
	"expires" bigint NOT NULL,
	"ended" bigint,
	"last_used" bigint,
	"last_address" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_giver_users_id_fk" FOREIGN KEY ("giver") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_former_hash" ON "api_keys" USING btree ("former_hash");--> statement-breakpoint
CREATE INDEX "api_keys_trid" ON "api_keys" USING btree ("trid");--> statement-breakpoint
CREATE INDEX "api_keys_giver" ON "api_keys" USING btree ("giver");