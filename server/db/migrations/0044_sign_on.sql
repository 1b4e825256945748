CREATE TABLE "scim_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	"members" text[] NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempts" (
	"hash" text PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"provider_id" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"challenge" text NOT NULL,
	"locale" text NOT NULL,
	"redirect" text,
	"user_id" text,
	"subject" text,
	"sid" text,
	"has_factor" boolean DEFAULT false NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"trid" text,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"secret" text,
	"domains" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"creates_users" boolean DEFAULT false NOT NULL,
	"password_off" boolean DEFAULT false NOT NULL,
	"factor_values" text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"proposal" jsonb,
	"created" bigint NOT NULL,
	"checked" bigint,
	"checked_by" text,
	"check_fault" text,
	"scim_hash" text,
	"scim_begin" text,
	"scim_since" bigint,
	"scim_used" bigint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"subject" text NOT NULL,
	"sid" text,
	"has_factor" boolean NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_users" (
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" text,
	"external_id" text,
	"created" bigint NOT NULL,
	"last_used" bigint,
	"is_ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sign_on_users_provider_id_user_id_pk" PRIMARY KEY("provider_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_provider_id_sign_on_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sign_on_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD CONSTRAINT "sign_on_attempts_provider_id_sign_on_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sign_on_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD CONSTRAINT "sign_on_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD CONSTRAINT "sign_on_providers_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD CONSTRAINT "sign_on_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD CONSTRAINT "sign_on_sessions_provider_id_sign_on_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sign_on_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_users" ADD CONSTRAINT "sign_on_users_provider_id_sign_on_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sign_on_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_users" ADD CONSTRAINT "sign_on_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_name" ON "scim_groups" USING btree ("provider_id","display_name");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_expires" ON "sign_on_attempts" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_providers_owner" ON "sign_on_providers" USING btree (coalesce("trid", ''));--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_providers_scim" ON "sign_on_providers" USING btree ("scim_hash");--> statement-breakpoint
CREATE INDEX "sign_on_sessions_subject" ON "sign_on_sessions" USING btree ("provider_id","subject");--> statement-breakpoint
CREATE INDEX "sign_on_sessions_expires" ON "sign_on_sessions" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_users_subject" ON "sign_on_users" USING btree ("provider_id","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_users_external" ON "sign_on_users" USING btree ("provider_id","external_id");--> statement-breakpoint
CREATE INDEX "sign_on_users_user" ON "sign_on_users" USING btree ("user_id");