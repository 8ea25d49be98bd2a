import { type Config, defineConfig } from 'ei-conformance';

const config: Config = defineConfig({ seed: 42, preset: 'gate' });
export default config;
