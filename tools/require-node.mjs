// Says in one sentence what is missing when the Node that runs our scripts is too old to strip types.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const stripsTypes = major > 22 || (major === 22 && minor >= 18);

if (!stripsTypes) {
  console.error(
    `Domivka needs Node 22.18 or newer here and found ${process.versions.node}: run "npm ci" with optional dependencies (they bring Node 24 on Linux and Windows) or install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}
