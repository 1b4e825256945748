CREATE TABLE "list_view_marks" (
	"trid" text NOT NULL,
	"user_id" text NOT NULL,
	"view_id" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	CONSTRAINT "list_view_marks_trid_user_id_view_id_pk" PRIMARY KEY("trid","user_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "list_views_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
ALTER TABLE "list_view_marks" ADD CONSTRAINT "list_view_marks_trid_view_id_list_views_trid_id_fk" FOREIGN KEY ("trid","view_id") REFERENCES "public"."list_views"("trid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_view_marks_view" ON "list_view_marks" USING btree ("trid","view_id");--> statement-breakpoint
CREATE INDEX "list_views_user" ON "list_views" USING btree ("trid","user_id");