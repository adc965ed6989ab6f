export default function Page() { return <h1>news-detail</h1>; }
