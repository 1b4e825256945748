CREATE TABLE "academy_certificates" (
	"user_id" text NOT NULL,
	"course" text NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"issued" bigint NOT NULL,
	CONSTRAINT "academy_certificates_user_id_course_pk" PRIMARY KEY("user_id","course"),
	CONSTRAINT "academy_certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "academy_progress" (
	"user_id" text NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"opened" bigint NOT NULL,
	"done" bigint,
	CONSTRAINT "academy_progress_user_id_course_lesson_pk" PRIMARY KEY("user_id","course","lesson")
);
--> statement-breakpoint
CREATE TABLE "dismissed_announcements" (
	"user_id" text NOT NULL,
	"announcement" text NOT NULL,
	"dismissed" bigint NOT NULL,
	CONSTRAINT "dismissed_announcements_user_id_announcement_pk" PRIMARY KEY("user_id","announcement")
);
--> statement-breakpoint
ALTER TABLE "academy_certificates" ADD CONSTRAINT "academy_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_progress" ADD CONSTRAINT "academy_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_announcements" ADD CONSTRAINT "dismissed_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_announcements_dismissed" ON "dismissed_announcements" USING btree ("dismissed");