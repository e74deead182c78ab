/** The queries that a step of an import changes. */
export const refreshes = ['import', 'imports', 'import-rows', 'today'];
