/** Plain Express: its JSON parser, its defaults, and no validation. */
import express from 'express';
import { path, ready, reply } from './measured.ts';

const app = express();
app.use(express.json());
app.post(path, (_req, res) => void res.json(reply));
const server = app.listen(0, '127.0.0.1', () => ready(server));
