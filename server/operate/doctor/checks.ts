/** The checks of `npm run doctor`, each bounded in time. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { dayMs } from '../../clock.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import { certificateEnd } from '../../health/certificate.ts';
import { type Config, hostOf, isLoopback } from '../../settings/config.ts';
import { databaseFindings } from './database.ts';
import { type Check, type Finding, holds, problem, reasonOf, timeoutMs, warning } from './finding.ts';
import { ledgerFindings } from './ledger.ts';
import { processFindings } from './processes.ts';
import { secretFindings } from './secrets.ts';
import { workFindings } from './work.ts';

const minFreeBytes = 2 ** 28;
const minCertificateDays = 14;

async function mail({ smtpUrl, mailFrom }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    return [warning('SMTP_URL is not set: emails are written to files and not sent.')];
  }
  const { host } = new URL(smtpUrl);
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...times });
  const findings: Finding[] = /\.localhost$/.test(mailFrom.address.domain)
    ? [warning(`MAIL_FROM is ${mailFrom.address.text}: set it to an address of your domain.`)]
    : [];
  try {
    await transport.verify();
    return [holds(`The mail server ${host} accepts the connection and the credentials.`), ...findings];
  } catch (error) {
    return [
      problem(`The mail server ${host} rejected the connection or the credentials (${reasonOf(error)}): correct SMTP_URL.`),
      ...findings,
    ];
  } finally {
    transport.close();
  }
}

async function publicUrl({ publicUrl: url, trustProxy }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { protocol, hostname, port } = new URL(url);
  if (!isLoopback(hostOf(url)) && trustProxy === false) {
    findings.push(
      warning(
        'TRUST_PROXY is not set: behind a proxy, limits for each network address count all callers as one. Set it to the number of proxies, or to 0.',
      ),
    );
  }
  try {
    const { status } = await fetch(`${url}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    findings.unshift(
      status === 200
        ? holds(`The service answers at ${url}.`)
        : problem(`${url}/healthz returns HTTP ${status}: the proxy leads elsewhere, or PUBLIC_URL is wrong.`),
    );
  } catch (error) {
    findings.unshift(
      problem(`No response from ${url} (${reasonOf(error)}): start the service and its proxy, or correct PUBLIC_URL.`),
    );
  }
  if (protocol === 'https:') findings.push(await certificate(hostname, Number(port || 443)));
  return findings;
}

/** An untrusted certificate has already failed the request. This checks the expiry date. */
async function certificate(host: string, port: number): Promise<Finding> {
  try {
    const end = await certificateEnd(host, port);
    const days = Math.floor((end - Date.now()) / dayMs);
    const date = new Date(end).toISOString().slice(0, 10);
    if (days < 0) return problem(`The certificate of ${host} expired on ${date}: renew it.`);
    return days < minCertificateDays
      ? problem(`The certificate of ${host} expires in ${days} days, on ${date}: renew it.`)
      : holds(`The certificate of ${host} is valid for ${days} more days.`);
  } catch (error) {
    return problem(`The certificate of ${host} cannot be read (${reasonOf(error)}).`);
  }
}

async function disk({ dataDir, databaseUrl }: Config): Promise<Finding[]> {
  if (databaseUrl !== undefined) return [];
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.');
  const free = bavail * bsize;
  const text = `The disk of ${fileIn(dataDir)} has ${Math.floor(free / 2 ** 20)} MiB left`;
  return [free < minFreeBytes ? problem(`${text}: free up space.`) : holds(`${text}.`)];
}

async function probes({ healthPort }: Config): Promise<Finding[]> {
  return healthPort === undefined
    ? [warning('HEALTH_PORT is not set: probes wait behind requests, and there are no metrics.')]
    : [];
}

export const checks: readonly Check[] = [
  databaseFindings,
  workFindings,
  processFindings,
  secretFindings,
  ledgerFindings,
  disk,
  mail,
  publicUrl,
  probes,
];
