/** A refusal in the form of RFC 7644, 3.12. */
export class ScimError extends Error {
  readonly statusCode: number;
  readonly scimType: string | undefined;

  constructor(statusCode: number, detail: string, scimType?: string) {
    super(detail);
    this.statusCode = statusCode;
    this.scimType = scimType;
  }
}

export const scimErrorBody = ({ statusCode, message, scimType }: ScimError) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(statusCode),
  ...(scimType && { scimType }),
  detail: message,
});

export const missing = (id: string) => new ScimError(404, `Resource ${id} not found`);
export const invalidValue = (detail: string) => new ScimError(400, detail, 'invalidValue');
export const taken = (detail: string) => new ScimError(409, detail, 'uniqueness');
