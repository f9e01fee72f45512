import express, { type Router } from 'express';
import type { Environment } from '../context.ts';

export function loginPages(_environment: Environment): Router {
  return express.Router();
}
