const digits = 6;
const attempts = 99;

/** `DEU.ETC.V00012301`: the number of a porting (`R-000123`) and how often it was sent. */
export function vaIdOf(carrier: string, number: string, attempt: number): string {
  const own = number.replace(/\D/g, '').padStart(digits, '0');
  return `${carrier}.V${own}${String(Math.min(attempt, attempts)).padStart(2, '0')}`;
}

/** The number of the porting that an id was made for; undefined where another carrier made it. */
export function numberOfVa(carrier: string, vaId: string): string | undefined {
  const own = vaId.startsWith(`${carrier}.V`) ? vaId.slice(carrier.length + 2) : '';
  return /^\d{8,9}$/.test(own) ? `R-${own.slice(0, -2)}` : undefined;
}
