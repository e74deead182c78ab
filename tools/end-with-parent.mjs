// Loaded before a script that tools/run.mjs starts: asks it to end when run.mjs is gone, however that ended.
const at = process.execArgv.indexOf('--import');
// Processes that the script itself starts have other parents.
if (at >= 0 && process.execArgv[at + 1] === import.meta.url) process.execArgv.splice(at, 2);

if (process.channel) {
  process.once('disconnect', () => {
    if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
    else process.exit(143);
  });
  process.channel.unref();
}
