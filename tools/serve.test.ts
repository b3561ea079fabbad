import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-serve-'));
  mkdirSync(join(folder, 'tools'));
  for (const name of ['serve.mjs', 'check-node.mjs'])
    copyFileSync(join('tools', name), join(folder, 'tools', name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = () => spawnSync(process.execPath, ['tools/serve.mjs'], { cwd: folder, encoding: 'utf8' });

it('says that there is no build, and makes none', () => {
  const { status, stdout, stderr } = serve();
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^The shop is not built: .*build\/server\/index\.js is missing\. Run "npm run build"/,
  );
  expect(stderr).toBe('');
  expect(readdirSync(folder)).toEqual(['tools']);
});

it('says that packages are missing, and installs none', () => {
  mkdirSync(join(folder, 'build/server'), { recursive: true });
  writeFileSync(join(folder, 'build/server/index.js'), `import 'no-such-package';`);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const { status, stdout, stderr } = serve();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^The shop’s packages are missing\. .*no-such-package/);
  expect(stderr).toBe('');
  expect(readdirSync(folder).sort()).toEqual(['build', 'package.json', 'tools']);
});
