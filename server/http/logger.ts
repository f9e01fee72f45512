/** The part of a logger that the frame uses. pino and `console` have it. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** Default: all levels are enabled. */
  isLevelEnabled?(level: 'info' | 'warn' | 'error'): boolean;
}
