import { createECDH } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '#server/config/config.ts';
import { buildVariables } from '#server/config/other-variables.ts';
import { loadKeys } from '#server/session/keys.ts';
import {
  isInstalled,
  kit,
  manifests,
  read,
  root,
  runProgram,
  unknownSettings,
  variablesIn,
  type Yaml,
  yamlOf,
} from './kit.ts';

/** A folder with the secrets that the kit makes. */
function makeSecrets(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'portal-kit-')), 'secrets');
  expect(runProgram(join(kit, 'make-secrets.sh'), [folder, 'db.example.com'])).toMatchObject({ ok: true });
  return folder;
}

describe('Containerfile', () => {
  const text = read('Containerfile');
  const stages = text.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';

  test('the image is built in one stage and runs in another, which installs no packages', () => {
    expect(stages).toHaveLength(2);
    expect(last).not.toMatch(/\b(?:npm|apt-get|curl)\b/);
    expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /out /opt/portal']);
    expect(stages[0]).toContain('npm ci --omit=dev');
  });

  test('it runs as a user without rights, with a probe that asks the server', () => {
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last.indexOf('\nUSER')).toBeLessThan(last.indexOf('ENTRYPOINT'));
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["\/opt\/portal\/bin\/portal-health", "live"\]$/m);
  });

  test('each variable that becomes part of the site is an argument of the build', () => {
    const names = [...settingNames, ...Object.keys(buildVariables)].filter((name) => name.startsWith('PUBLIC_'));
    const args = [...text.matchAll(/^ARG (PUBLIC_\w+)=$/gm)].map(([, name]) => name);
    // A preview with drafts is no image.
    expect(args.sort()).toEqual(names.filter((name) => name !== 'PUBLIC_CONTENT_PREVIEW').sort());
  });

  test('nothing that is built, installed or secret is sent to the build', () => {
    const ignored = runProgram('cat', [join(root, '.containerignore')]).text.split('\n');
    for (const name of ['node_modules', 'dist', 'dist.content', 'data', '.env*', 'deploy/secrets'])
      expect(ignored).toContain(name);
  });
});

describe('secrets', () => {
  test('the secrets that the kit makes are usable settings, and a second run changes none', () => {
    const folder = makeSecrets();
    const variables = Object.fromEntries(
      ['DATABASE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'METRICS_TOKEN'].map((name) => [
        `${name}_FILE`,
        join(folder, name.toLowerCase()),
      ]),
    );
    const store = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'portal' };
    const readNow = () => readConfig({ ...variables, ...store, KEYS_FILE: join(folder, 'keys.json') });
    const config = readNow();
    expect(config.databaseUrl).toMatch(/^postgres:\/\/portal:[\w-]{32}@db\.example\.com:5432\/portal$/);
    const keys = () => Buffer.from(loadKeys(config.keysFile, 'x', Date.now).sealing).toString('hex');
    const before = keys();
    expect(before).toHaveLength(64);
    const { publicKey = '', privateKey = '' } = loadKeys(config.keysFile, 'x', Date.now).push ?? {};
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    expect(curve.getPublicKey('base64url')).toBe(publicKey);
    runProgram(join(kit, 'make-secrets.sh'), [folder, 'db.example.com']);
    expect([readNow(), keys()]).toEqual([config, before]);
  });
});

describe('compose', () => {
  const [compose] = yamlOf('compose/compose.yaml') as [Yaml];
  const servers = Object.entries<Yaml>(compose.services).filter(([, { image }]) => image === 'portal');

  test('two servers behind a proxy share database, store, keys and mail server', () => {
    expect(servers.map(([name]) => name)).toEqual(['portal-1', 'portal-2']);
    for (const [name] of servers) expect(read('compose/proxy.conf')).toContain(`server ${name}:4321`);
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['proxy', 'database', 'store', 'mail', 'portal-1', 'portal-2']),
    );
    const volumes = servers.flatMap(([, server]) => server.volumes);
    expect(new Set(volumes).size).toBe(2);
  });

  test('servers have a read-only root, no capabilities, and settings that exist', () => {
    for (const [, server] of servers) {
      expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      expect(unknownSettings(Object.keys(server.environment))).toEqual([]);
    }
  });

  test('each secret that a service names is made by the kit', () => {
    const folder = makeSecrets();
    const names = Object.values<Yaml>(compose.services).flatMap(({ secrets = [] }) => secrets);
    expect(Object.keys(compose.secrets).sort()).toEqual([...new Set(names)].sort());
    for (const name of names) expect(runProgram('test', ['-s', join(folder, name)])).toMatchObject({ ok: true });
  });

  test.skipIf(!isInstalled('docker-compose', 'version'))('docker-compose takes the file (skipped without it)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-kit-'));
    cpSync(kit, join(folder, 'deploy'), { recursive: true });
    runProgram(join(kit, 'make-secrets.sh'), [join(folder, 'deploy/secrets')]);
    const options = ['-f', join(folder, 'deploy/compose/compose.yaml'), 'config', '--quiet'];
    expect(runProgram('docker-compose', options)).toEqual({ ok: true, text: '' });
  });
});

describe('Kubernetes', () => {
  const all = manifests();
  const deployment = all.find(({ kind }) => kind === 'Deployment');
  const { spec } = deployment.spec.template;
  const [container] = spec.containers;

  test('three copies answer three probes, and two stay while nodes are drained', () => {
    expect(deployment.spec.replicas).toBe(3);
    expect(all.find(({ kind }) => kind === 'PodDisruptionBudget').spec.minAvailable).toBe(2);
    const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe].httpGet.path);
    expect(paths).toEqual(['/api/health/live', '/api/health/live', '/api/health/ready']);
  });

  test('each pod has no rights, a read-only root and time to end', () => {
    expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const { shutdownGrace } = readConfig({});
    expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(shutdownGrace + 5000);
  });

  test('each night a pod that no service or budget counts makes an encrypted backup', () => {
    const { spec: own } = all.find(({ kind }) => kind === 'CronJob');
    expect(own.concurrencyPolicy).toBe('Forbid');
    const pod = own.jobTemplate.spec.template;
    const [backup] = pod.spec.containers;
    expect(backup.command).toEqual(['portal', 'backup', 'run']);
    expect(backup.securityContext).toEqual(container.securityContext);
    expect(pod.spec.securityContext).toEqual(spec.securityContext);
    expect(pod.metadata.labels).not.toEqual(deployment.spec.template.metadata.labels);
    expect(backup.envFrom).toEqual(container.envFrom);
    const volumes = pod.spec.volumes.map(({ name }: Yaml) => name);
    for (const { name } of backup.volumeMounts) expect(volumes).toContain(name);
    expect(variablesIn('kubernetes/portal.env')).toEqual(
      expect.arrayContaining(['BACKUP_S3_BUCKET', 'BACKUP_KEY_FILE', 'KEYS_FILE', 'DATABASE_URL_FILE']),
    );
  });

  test('what a manifest names by label, port, claim or secret is there', () => {
    const labels = deployment.spec.template.metadata.labels;
    for (const { kind, spec: own } of all)
      if (['Service', 'PodDisruptionBudget', 'NetworkPolicy'].includes(kind))
        expect(own.podSelector?.matchLabels ?? own.selector.matchLabels ?? own.selector).toEqual(labels);
    const volumes = spec.volumes.map(({ name }: Yaml) => name);
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
    const { resources, configMapGenerator, secretGenerator } = yamlOf('kubernetes/kustomization.yaml')[0];
    expect(resources).toHaveLength(all.length);
    expect([configMapGenerator[0].name, secretGenerator[0].name]).toEqual([
      container.envFrom[0].configMapRef.name,
      spec.volumes.find(({ name }: Yaml) => name === 'secrets').secret.secretName,
    ]);
    expect(unknownSettings(variablesIn('kubernetes/portal.env'))).toEqual([]);
    const files = secretGenerator[0].files.map((file: string) => file.split('/')[1]);
    for (const [, file] of read('kubernetes/portal.env').matchAll(/=\/run\/secrets\/portal\/(\S+)/g))
      expect(files).toContain(file);
  });

  test.skipIf(!isInstalled('kubectl', 'version', '--client'))(
    'kubectl builds the manifests (skipped without it)',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-kit-'));
      cpSync(join(kit, 'kubernetes'), folder, { recursive: true });
      mkdirSync(join(folder, 'secrets'), { recursive: true });
      runProgram(join(kit, 'make-secrets.sh'), [join(folder, 'secrets')]);
      const { ok, text } = runProgram('kubectl', ['kustomize', folder]);
      expect({ ok, text }).toMatchObject({ ok: true });
      expect(text.match(/^kind: .*$/gm)).toHaveLength(all.length + 2);
      expect(text).toContain('image: registry.example.com/portal:1.9.1');
    },
  );
});
