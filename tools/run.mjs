// `node tools/run.mjs [--flag of Node …] SCRIPT [ARGUMENT …]`, started by any Node since 18: runs a script of this folder with a Node that
// strips types. That Node is found by its own path, because not every npm links it. Its signals and its exit code are handed through,
// and it ends when this process or the npm that started it ends.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { memorySettings } from './memory-settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const lookEveryMs = 250;

const given = process.argv.slice(2);
const scriptAt = given.findIndex((word) => !word.startsWith('--'));
const flags = given.slice(0, scriptAt);
const [script = '', ...rest] = given.slice(scriptAt);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const stripsTypes = major > 22 || (major === 22 && minor >= 18);
const packaged = join(
  root,
  'node_modules',
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  isWindows ? 'node.exe' : 'node',
);
/** The one that the packages brought is what is tested; a system that cannot run it may have its own. */
const nodes = [...(existsSync(packaged) ? [packaged] : []), ...(stripsTypes ? [process.execPath] : [])];

/** The processes on whose end the script ends: those through which npm started this one, and npm. */
function watched() {
  // Started by hand it may outlive its shell.
  if (!process.env.npm_lifecycle_event) return [];
  const parent = process.ppid;
  const [npm, name] = process.platform === 'linux' ? parentOf(parent) : [];
  return npm !== undefined && /^(ba|da|a|k|z)?sh$/.test(name) ? [parent, npm] : [parent];
}

function parentOf(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return [Number(parent), name];
  } catch {
    return [];
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault.code === 'EPERM';
  }
}

function run([node, ...others]) {
  if (node === undefined) {
    console.error(
      `Domivka needs Node 22.18 or newer here and found ${process.versions.node}: run "npm ci" with optional dependencies (they bring Node 24 on Linux and Windows) or install Node 24 from https://nodejs.org.`,
    );
    process.exit(1);
  }
  const env = { ...process.env };
  for (const [name, value] of Object.entries(memorySettings)) env[name] ??= value;
  // The name "node" in a script is this one too.
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [dirname(node), env[path]].filter(Boolean).join(delimiter);
  const preload = pathToFileURL(join(root, 'tools/end-with-parent.mjs')).href;
  const child = spawn(node, [...flags, '--import', preload, join(root, script), ...rest], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  /** A started process is asked to end; on Windows a signal would end it at once, so its channel is closed instead. */
  const end = (signal) => {
    if (!isWindows) child.kill(signal);
    else if (child.connected) child.disconnect();
  };
  const onSignal = (signal) => {
    // A terminal has signalled the child itself.
    if (signal === 'SIGINT' && (isWindows || process.stdin.isTTY)) return;
    end(signal);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, onSignal);
  const parents = watched();
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent && parents.every(isAlive)) return;
    clearInterval(watching);
    end('SIGTERM');
  }, lookEveryMs);
  if (parents.length === 0) clearInterval(watching);
  const leave = () => {
    clearInterval(watching);
    for (const signal of signals) process.off(signal, onSignal);
  };
  child.once('error', () => {
    if (child.pid !== undefined) return;
    leave();
    run(others);
  });
  child.once('exit', (code, signal) => {
    leave();
    if (signal !== null && !isWindows) {
      process.kill(process.pid, signal);
      // A signal that does not end this process, such as one for debugging, ended the child all the same.
      setTimeout(() => process.exit(128 + (constants.signals[signal] ?? 0)), 100);
    } else process.exit(code ?? 1);
  });
}

run(nodes);
