/** `npm run dev`: the service with the slower validator, which is nobody's opinion but its own. */
process.env.VALIDATION ??= 'express-openapi-validator';
await import('./main.ts');
