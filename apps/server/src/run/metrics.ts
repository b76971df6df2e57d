import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted and measured, for Prometheus. */
export class Metrics {
  readonly registry = new Registry()
  readonly steps = new Counter({
    name: 'hexarium_steps_total',
    help: 'Lines committed to logs of tables',
    labelNames: ['game'],
    registers: [this.registry],
  })
  readonly refusals = new Counter({
    name: 'hexarium_refusals_total',
    help: 'Commands refused, by reason',
    labelNames: ['code'],
    registers: [this.registry],
  })
  readonly commitTime = new Histogram({
    name: 'hexarium_command_seconds',
    help: 'From a command’s arrival until it is kept',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  })
  readonly requests = new Histogram({
    name: 'hexarium_request_seconds',
    help: 'HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  readonly botFaults = new Counter({
    name: 'hexarium_bot_faults_total',
    help: 'Choices a bot could not decide: its first option was taken',
    labelNames: ['level'],
    registers: [this.registry],
  })
  readonly failures = new Counter({
    name: 'hexarium_failures_total',
    help: 'Unexpected faults',
    registers: [this.registry],
  })

  constructor(gauges: Record<'connections' | 'tables' | 'thoughts' | 'reckonings' | 'troubles', () => number>) {
    collectDefaultMetrics({ register: this.registry })
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value())
        },
      })
    gauge('hexarium_connections', 'Open sockets', gauges.connections)
    gauge('hexarium_tables_in_memory', 'Tables in memory', gauges.tables)
    gauge('hexarium_thoughts_waiting', 'Choices of bots that wait for a thread', gauges.thoughts)
    gauge('hexarium_reckonings_waiting', 'Help, stories and proofs that wait for a thread', gauges.reckonings)
    gauge('hexarium_tables_in_trouble', 'Tables that could not be looked after', gauges.troubles)
  }
}
