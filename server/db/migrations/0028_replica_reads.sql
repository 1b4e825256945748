ALTER TABLE "sessions" ADD COLUMN "written" bigint;--> statement-breakpoint
CREATE INDEX "foundations_inactive" ON "foundations" USING btree ("trid") WHERE not "foundations"."active";