CREATE TABLE "carrier_messages" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"digest" text NOT NULL,
	"received" bigint NOT NULL,
	CONSTRAINT "carrier_messages_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE INDEX "carrier_messages_received" ON "carrier_messages" USING btree ("received");