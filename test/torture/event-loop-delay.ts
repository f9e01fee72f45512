/**
 * Loaded into the service's process before the service. Reports on request how long the event loop was blocked: by the clock, and
 * by the thread's processor time between two checks. Other processes add to the first alone.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const sampleIntervalMs = 10;

const histogram = monitorEventLoopDelay({ resolution: sampleIntervalMs });
histogram.enable();
let maxProcessorMs = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  maxProcessorMs = Math.max(maxProcessorMs, Math.round((user + system) / 1000));
}, sampleIntervalMs).unref();
process.on('message', () => {
  process.send?.({
    maxMs: Math.round(histogram.max / 1e6),
    p99Ms: Math.round(histogram.percentile(99) / 1e6),
    maxProcessorMs,
  });
  histogram.reset();
  maxProcessorMs = 0;
});
// The channel must not keep the process alive.
process.channel?.unref();
