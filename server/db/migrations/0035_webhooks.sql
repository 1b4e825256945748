CREATE TABLE "webhook_deliveries" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"event" text NOT NULL,
	"record_id" text,
	"created" bigint NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"since" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" bigint NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_subscriptions" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"includes_names" boolean NOT NULL,
	"secret" text NOT NULL,
	"secret_since" bigint NOT NULL,
	"previous_secret" text,
	"previous_until" bigint,
	"created" bigint NOT NULL,
	"paused" bigint,
	"pause_reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"rests_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_subscriptions_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_trid_subscription_id_webhook_subscriptions_trid_id_fk" FOREIGN KEY ("trid","subscription_id") REFERENCES "public"."webhook_subscriptions"("trid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("trid","subscription_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("trid","next_attempt") WHERE "webhook_deliveries"."state" = 'waiting';