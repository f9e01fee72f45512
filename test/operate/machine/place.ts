/** The folders and ports of a machine, for the test and for the stand-ins of programs. */

export interface Place {
  folder: string;
  /** The project. */
  root: string;
  /** The command that runs another as the service's user; empty without root. */
  asService: string;
  /** The address of PostgreSQL. */
  databaseHost: string;
  /** The first four digits of the ports in place of 809 and 819, and of the others. */
  ports: { service: number; health: number; other: number };
}

/** Returns a function that replaces printed folders and ports. */
export const localIn =
  ({ folder, ports }: Place) =>
  (text: string): string =>
    text
      .replaceAll(/(?<![\w.}/])\/(?=(?:opt|etc|var|run)\/|usr\/bin\/node\b)/g, `${folder}/`)
      .replaceAll(/\b809(?=\d\b|%i|\$)/g, `${ports.service}`)
      .replaceAll(/\b819(?=\d\b|%i|\$)/g, `${ports.health}`)
      .replaceAll(/\b808(?=[01]\b)/g, `${ports.other}`)
      .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${ports.other}2`)
      .replaceAll(/bind :443\b/g, `bind 127.0.0.1:${ports.other}3`);
