import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Sql } from "../database.ts";

type Unsafe = Pick<Sql, "unsafe">;

/**
 * Runs Kysely's queries on a postgres.js pool. The driver the library brings along reserves connections, and a
 * reserved connection whose server has gone swallows the next query for ever; so this one lets postgres.js keep its
 * transactions itself, which end when their connection does.
 */
export function poolDialect(sql: Sql): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(sql),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PoolDriver implements Driver {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  init = async () => undefined;
  acquireConnection = async () => new PoolConnection(this.#sql);
  beginTransaction = (connection: DatabaseConnection) => (connection as PoolConnection).begin();
  commitTransaction = (connection: DatabaseConnection) => (connection as PoolConnection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => (connection as PoolConnection).rollback();
  releaseConnection = async () => undefined;
  destroy = () => this.#sql.end();
}

/** What the transaction's callback ends with to undo it. */
const ROLLBACK = Symbol("rollback");

type Transaction = {
  sql: Unsafe;
  /** Ends the callback: the transaction is committed, or rolled back. */
  finish: (reason?: typeof ROLLBACK) => void;
  /** Settles when the transaction is over, whichever way. */
  over: Promise<void>;
  /** Why it ended by itself, once it has. */
  failure?: unknown;
};

class PoolConnection implements DatabaseConnection {
  readonly #sql: Sql;
  #transaction: Transaction | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async begin(): Promise<void> {
    const open = Promise.withResolvers<Unsafe>();
    const done = Promise.withResolvers<void>();
    const over = this.#sql
      .begin((sql) => {
        open.resolve(sql);
        return done.promise;
      })
      .then(() => undefined);
    over.catch(open.reject);
    const sql = await open.promise;
    const transaction: Transaction = { sql, over, finish: (reason) => (reason ? done.reject(reason) : done.resolve()) };
    // A connection that closes between two queries ends the transaction while nobody waits for it.
    over.catch((reason: unknown) => {
      transaction.failure = reason;
    });
    this.#transaction = transaction;
  }

  async commit(): Promise<void> {
    const transaction = this.#end();
    if (transaction?.failure) throw transaction.failure;
    transaction?.finish();
    await transaction?.over;
  }

  async rollback(): Promise<void> {
    const transaction = this.#end();
    // The server has undone what came over a connection that is gone, and postgres.js must not write to it again.
    if (!transaction || transaction.failure) return;
    transaction.finish(ROLLBACK);
    await transaction.over.catch(() => undefined);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const transaction = this.#transaction;
    if (transaction?.failure) throw transaction.failure;
    const running = (transaction?.sql ?? this.#sql).unsafe(sql, parameters as never[]).execute();
    const result = await (transaction ? withinTransaction(transaction, running) : running);
    const changes = ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(result.command);
    return { rows: Array.from(result) as R[], numAffectedRows: changes ? BigInt(result.count) : undefined };
  }

  streamQuery(): AsyncIterableIterator<QueryResult<never>> {
    throw new Error("results are not streamed");
  }

  #end(): Transaction | undefined {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    return transaction;
  }
}

/** Errors after which the server ends the connection, or has ended it. */
const CONNECTION_LOST = /^(08...|57P0[1-4]|25P03|CONNECTION_\w+|ECONN\w+|EPIPE)$/;

/** The result of a query; fails when the transaction ends meanwhile, since the query itself might never. */
async function withinTransaction<T>(transaction: Transaction, running: Promise<T>): Promise<T> {
  const ending = transaction.over.then(() => new Promise<never>(() => undefined));
  try {
    return await Promise.race([running, ending]);
  } catch (error) {
    if (CONNECTION_LOST.test((error as { code?: string }).code ?? "")) transaction.failure ??= error;
    throw error;
  }
}
