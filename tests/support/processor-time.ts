/** How many milliseconds of the processor `work` takes: that of other programs does not count. */
export async function processorMs(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}
