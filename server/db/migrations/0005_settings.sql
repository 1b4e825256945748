CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"created" bigint NOT NULL,
	"seen" bigint NOT NULL,
	CONSTRAINT "known_devices_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen");