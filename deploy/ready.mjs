// @ts-check
/**
 * Whether the shop on this machine's PORT can serve: exit code 0 or 1. `node deploy/ready.mjs` asks once (Docker's health check);
 * `node deploy/ready.mjs 900` asks for up to 900 seconds, so that `systemctl start` ends when visitors can come. The limit is
 * long, because a first start after an upgrade may migrate the database.
 */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
const until = Date.now() + Number(process.argv[2] ?? 0) * 1000;
for (;;) {
  const isReady = await fetch(url, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) process.exit(0);
  if (Date.now() >= until) break;
  await new Promise((resume) => setTimeout(resume, 250));
}
process.stdout.write(`The shop at ${url} is not ready.\n`);
process.exit(1);
