/** The database cannot be used as configured. Its message is one sentence for the operator, without secrets. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
