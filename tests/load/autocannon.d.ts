declare module 'autocannon' {
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    statusCodeStats: Record<string, { count: number }>;
  };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: { method: 'GET'; setupRequest: (request: object) => object }[];
  };
  export default function autocannon(options: Options): Promise<Result>;
}
