CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_success" bigint,
	"last_failure" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"total_failures" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "unexplained_files" (
	"kind" text PRIMARY KEY NOT NULL,
	"files" integer NOT NULL
);
