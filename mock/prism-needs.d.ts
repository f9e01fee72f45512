/** The module of Prism that its command line's declarations name, and that no package of Prism's publishes. */
declare module '@stoplight/prism-http-server/src/types' {
  export interface IPrismHttpServer {
    listen(port: number, host: string): Promise<string>;
    close(): Promise<void>;
  }
}
