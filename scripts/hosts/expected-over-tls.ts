import { strictTransport } from '#domain/site/security-headers.ts';
import { header, status } from './answer-checks.ts';
import type { Expected } from './expected-answers.ts';

/** Over https only. */
export const expectedOverHttps: readonly Expected[] = ['/imprint', '/gibt-es-nicht', '/api/health'].map((path) => ({
  what: 'https from now on',
  path,
  ...(path.startsWith('/api/') && { needs: 'api' }),
  faults: (answer) =>
    Object.entries(strictTransport).map(([name, expectedValue]) => header(answer, name, expectedValue)),
}));

/** Over http: the same address over https, and no answer to programs. */
export const expectedOverHttp = (hostname: string): readonly Expected[] => [
  {
    what: 'http leads to https',
    path: '/etc/tickets?a=1',
    faults: (answer) => {
      const expectedLocation = new RegExp(`^https://${hostname.replaceAll('.', '\\.')}(?::\\d+)?/etc/tickets\\?a=1$`);
      return [status(answer, 301, 308), header(answer, 'Location', expectedLocation)];
    },
  },
  {
    what: 'http leads no program to https',
    path: '/api/health',
    needs: 'api',
    faults: (answer) => [status(answer, 403)],
  },
];
