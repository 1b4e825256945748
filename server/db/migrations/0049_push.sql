CREATE TABLE "push_messages" (
	"subscription_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" bigint NOT NULL,
	CONSTRAINT "push_messages_subscription_id_notification_id_pk" PRIMARY KEY("subscription_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"session_id" text NOT NULL,
	"client" text NOT NULL,
	"locale" text NOT NULL,
	"created" bigint NOT NULL,
	"confirmed" bigint NOT NULL,
	"last_success" bigint,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("next_attempt");--> statement-breakpoint
CREATE INDEX "push_messages_user" ON "push_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_confirmed" ON "push_subscriptions" USING btree ("confirmed");