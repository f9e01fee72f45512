/**
 * Loaded into the service's process before the service itself: tells how long the event loop was held up, when asked. By the clock, which
 * runs on while others have the processor; and by the processor time that the thread itself took between two looks at it, which no
 * other process adds to.
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
// Asking keeps nothing alive that would otherwise end.
process.channel?.unref();
