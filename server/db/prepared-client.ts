import {
  Mutex,
  type PGlite,
  parse,
  type parse as parsing,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

type Message = Parameters<typeof parsing.parseResults>[0][number];

interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly description: readonly Message[];
}

const { serialize } = protocol;
const kept = 300;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

/**
 * The embedded database with named prepared statements. PGlite itself parses, describes and plans every query anew in
 * five calls into the WebAssembly module; here a known one is a single call, which takes a third of the time. Takes the
 * place of the client that drizzle expects. All queries must go through it: its lock is what keeps a query of one
 * request out of another's transaction.
 */
export class PreparedClient {
  readonly #pglite: PGlite;
  readonly #session = new Mutex();
  readonly #wire = new Mutex();
  readonly #statements = new Map<string, Statement>();
  readonly #onPanic: (error: unknown) => void;
  #named = 0;

  /** `onPanic` is told of an error after which PostgreSQL would restart itself: the module answers nothing any more. */
  constructor(pglite: PGlite, onPanic: (error: unknown) => void) {
    this.#pglite = pglite;
    this.#onPanic = onPanic;
  }

  query(text: string, values: readonly unknown[] = [], options?: QueryOptions): Promise<Results> {
    return this.#session.runExclusive(() => this.#run(text, values, options));
  }

  transaction<T>(work: (client: Pick<PreparedClient, 'query'>) => Promise<T>): Promise<T> {
    return this.#session.runExclusive(async () => {
      await this.#run('begin', []);
      try {
        const result = await work({ query: (text, values = [], options) => this.#run(text, values, options) });
        await this.#run('commit', []);
        return result;
      } catch (error) {
        await this.#run('rollback', []);
        throw error;
      }
    });
  }

  close(): Promise<void> {
    return this.#session.runExclusive(() => this.#pglite.close());
  }

  #run(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results> {
    return this.#wire.runExclusive(async () => {
      const statement = this.#statements.get(text) ?? (await this.#prepare(text));
      const bound = values.map((value, index) => this.#encode(value, statement.parameterTypes[index] ?? 0));
      const messages = await this.#send([
        serialize.bind({ statement: statement.name, values: bound }),
        serialize.execute({}),
      ]);
      const [result] = parse.parseResults([...statement.description, ...messages], this.#pglite.parsers, options);
      return result ?? { rows: [], fields: [] };
    });
  }

  async #prepare(text: string): Promise<Statement> {
    this.#named += 1;
    const name = `p${this.#named}`;
    const messages = await this.#send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(text, statement);
    const [oldest] = this.#statements;
    if (this.#statements.size > kept && oldest) {
      this.#statements.delete(oldest[0]);
      await this.#send([serialize.close({ type: 'S', name: oldest[1].name })]);
    }
    return statement;
  }

  #encode(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  async #send(parts: readonly Uint8Array[]): Promise<Message[]> {
    try {
      const { messages } = await this.#pglite.execProtocol(joined([...parts, serialize.sync()]));
      return messages;
    } catch (error) {
      if ((error as { severity?: string }).severity === 'PANIC') this.#onPanic(error);
      throw error;
    }
  }
}
