export default function Page() { return <h1>blog-detail</h1>; }
