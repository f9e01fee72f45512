/** Loaded into the service's process before the service itself: tells how long the event loop was held up, when asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 10 });
histogram.enable();
process.on('message', () => {
  process.send?.({ maxMs: Math.round(histogram.max / 1e6), p99Ms: Math.round(histogram.percentile(99) / 1e6) });
  histogram.reset();
});
// Asking keeps nothing alive that would otherwise end.
process.channel?.unref();
