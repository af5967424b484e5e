/** Keeps a core busy until whoever wanted it is gone. */
process.on('disconnect', () => process.exit(0));

function pass(): void {
  const until = performance.now() + 100;
  while (performance.now() < until);
  setImmediate(pass);
}

pass();
